const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const figure = (runs, name) => {
  const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
  if (values.length === 0) return '–';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? `${low}` : `${median(values)} (${low}–${high})`;
};

export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const medianOf = (runs, name) => median(runs.map((run) => run[name]));

export const pageRows = ({ formFloor, membership, login, listFloor, list }, profiles) =>
  table(
    [
      'Page',
      'Profile',
      'Script kB gz',
      'Scripts',
      'All kB on the wire',
      'Requests',
      'Shown ms',
      'Times the floor',
      'Ready ms',
      'Times the floor',
      'Layout shift',
      'Page change ms',
    ],
    profiles.flatMap((profile) =>
      [
        ['Floor: bare MUI form (until its button shows)', formFloor, formFloor],
        ['Membership form (until its first button shows)', membership, formFloor],
        ['Login (until its button shows)', login, formFloor],
        ['Floor: bare Refine core with grid (until 10 rows show)', listFloor, listFloor],
        ['Employees list (until 10 rows show)', list, listFloor],
      ].map(([name, runs, floor]) => [
        name,
        profile,
        ...['scriptKB', 'scripts', 'wireKB', 'requests'].map((key) => figure(runs[profile], key)),
        ...['shown', 'ready'].flatMap((key) => [
          figure(runs[profile], key),
          (medianOf(runs[profile], key) / medianOf(floor[profile], key)).toFixed(2),
        ]),
        ...['shift', 'pageChange'].map((key) => figure(runs[profile], key)),
      ]),
    ),
  );

const moves = {
  'After the response to a typed login, until 10 rows show': 'afterLogin',
  'Another order, until other rows show': 'sorted',
  'Another list through the menu, until its rows show': 'otherList',
  'Another list, hovered before': 'hovered',
  'Calls that the hovered link makes when it is clicked': 'hoverCalls',
  'Longest time that a key typed into the search blocks the page': 'typing',
};

export const interactionRows = ({ moves: figures }, profiles) =>
  table(
    ['What', ...profiles],
    Object.entries(moves).map(([name, key]) => [
      name,
      ...profiles.map((profile) => figure(figures[profile], key)),
    ]),
  );

export const loadRows = (calls) =>
  table(
    ['Call', 'p50 ms', 'p95 ms'],
    calls.map(({ name, p50, p95 }) => [name, p50.toFixed(1), p95.toFixed(1)]),
  );
