const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const figure = (runs, name) => {
  const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
  if (values.length === 0) return '–';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? `${low}` : `${median(values)} (${low}–${high})`;
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const medianReady = (runs) => median(runs.map(({ ready }) => ready));

export const pageRows = ({ floor, membership, login, list }, profiles) =>
  table(
    [
      'Page',
      'Profile',
      'Script kB gz',
      'Scripts',
      'All kB on the wire',
      'Requests',
      'Ready ms',
      'Times the bare form',
      'Layout shift',
      'Page change ms',
    ],
    profiles.flatMap((profile) =>
      [
        ['Bare MUI form (until its button shows)', floor[profile]],
        ['Membership form (until its first button shows)', membership[profile]],
        ['Login (until its button shows)', login[profile]],
        ['Employees list (until 10 rows show)', list[profile]],
      ].map(([name, runs]) => [
        name,
        profile,
        ...['scriptKB', 'scripts', 'wireKB', 'requests', 'ready'].map((key) => figure(runs, key)),
        (medianReady(runs) / medianReady(floor[profile])).toFixed(2),
        ...['shift', 'pageChange'].map((key) => figure(runs, key)),
      ]),
    ),
  );

export const loadRows = (calls) =>
  table(
    ['Call', 'p50 ms', 'p95 ms'],
    calls.map(({ name, p50, p95 }) => [name, p50.toFixed(1), p95.toFixed(1)]),
  );
