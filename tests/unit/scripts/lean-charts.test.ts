import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '@scripts/build-state.mjs';
import { changes, leanCharts, unused } from '@scripts/vite/lean-charts';

const files = [...Object.keys(unused), ...Object.keys(changes)];
const published = (file: string) => readFileSync(join(root, 'node_modules', file), 'utf8');

const build = () => {
  const plugin = leanCharts() as unknown as {
    readonly transform: { handler(code: string, id: string): { readonly code: string } | null };
    buildEnd(failure?: Error): void;
  };
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return {
    read: (file: string, code = published(file)) =>
      plugin.transform.handler.call(context, code, `/app/node_modules/${file}`)?.code ?? code,
    end: (failure?: Error) => plugin.buildEnd.call(context, failure),
  };
};

describe('the build’s changes to the chart library', () => {
  test.each(files)('fit %s', (file) => {
    expect(build().read(file)).not.toBe(published(file));
  });

  test.each(Object.keys(unused))('fail when %s exports something else', (file) => {
    const other = `${published(file)}\nexport const another = 1;`;
    expect(() => build().read(file, other)).toThrow(`${file} has changed: see whether`);
  });

  test.each(Object.entries(changes))('fail when %s no longer says one of those things', (file, of) => {
    for (const [from] of of) {
      const other = published(file).replace(from, '');
      expect(() => build().read(file, other)).toThrow(`${file} has changed: see whether`);
    }
  });

  test('fail when a file is not there any more', () => {
    const { read, end } = build();
    const [gone = '', ...rest] = files;
    rest.forEach((file) => read(file));
    expect(() => end()).toThrow(`No longer in the charts' code: ${gone};`);
    expect(() => end(new Error('another failure'))).not.toThrow();
    read(gone);
    expect(() => end()).not.toThrow();
  });

  test('ask nothing of a build without charts', () => {
    expect(() => build().end()).not.toThrow();
  });

  test('leave everything else as it is', () => {
    const file = '@mui/x-charts/BarChart/BarPlot.mjs';
    expect(build().read(file)).toBe(published(file));
  });

  test('say what is missing where something asks for it', async () => {
    const code = build().read('@mui/x-charts/BarChart/BarLabel/BarLabelItem.mjs');
    const { BarLabelItem } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as { readonly BarLabelItem: () => unknown };
    expect(BarLabelItem).toThrow('leaves out BarLabelItem');
  });
});
