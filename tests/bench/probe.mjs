/** Runs in the page before its scripts. Measures when enough elements of a selector are painted, and how long a change takes. */
export const installProbe = ({ selector, count }) => {
  const probe = { shown: undefined, ready: undefined, layoutShift: 0, changed: undefined, longest: 0 };
  window.probe = probe;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) probe.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  // From a key press until all its listeners have run, without the frame that shows the result.
  new PerformanceObserver((list) => {
    for (const { name, startTime, processingEnd } of list.getEntries())
      if (/^(key|beforeinput|input)/.test(name))
        probe.longest = Math.max(probe.longest, processingEnd - startTime);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  const shown = (wanted) =>
    [...document.querySelectorAll(wanted)].filter((element) => element.getBoundingClientRect().height > 0);
  // A message is handled after the frame was painted, not already when the elements exist.
  const afterPaint = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      done(performance.now());
      port1.close();
    };
    port2.postMessage(0);
  };
  const onFrame = (holds, done) => {
    const check = () => {
      if (holds()) afterPaint(done);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };

  const isShown = () =>
    shown(selector).length >= count && shown(selector).some((element) => element.textContent.trim());
  // Elements that React has rendered or hydrated have a property with their props.
  const answers = () =>
    shown(selector).some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  onFrame(isShown, (time) => {
    probe.shown = time;
    if (answers()) probe.ready = time;
    else onFrame(answers, (later) => (probe.ready = later));
  });

  // From the first click, or change of a select, to the frame that shows other rows.
  probe.watchChange = (rows) => {
    const text = () =>
      shown(rows)
        .map((element) => element.textContent)
        .join('\n');
    const before = text();
    probe.changed = undefined;
    const start = ({ timeStamp }) => {
      for (const kind of ['click', 'change']) removeEventListener(kind, start, { capture: true });
      onFrame(
        () => shown(rows).length > 0 && text() !== before,
        (time) => (probe.changed = time - timeStamp),
      );
    };
    for (const kind of ['click', 'change']) addEventListener(kind, start, { capture: true });
  };
};
