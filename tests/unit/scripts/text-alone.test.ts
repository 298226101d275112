import { beforeAll, describe, expect, it } from 'vitest';
import { lintMessages } from '@tests/helpers/lint-messages';

const messages = (code: string) => lintMessages('src/ui/new.tsx', code, 'portal/text-alone');

// The configuration includes the linter for types, which is slow to load.
beforeAll(() => messages(''), 120_000);

const mui = (name: string, code: string) => `import ${name} from '@mui/material/${name}'; const x = ${code};`;
const part = (props: string, body: string, names = 'children') =>
  `interface Props { ${props} } const Part = ({ ${names} }: Props) => ${body};`;

describe('lint accepts', () => {
  it.each([
    ['a text alone', 'const x = <p>{t("a")}</p>;'],
    ['a template alone', 'const x = <p>{`${a} · ${b}`}</p>;'],
    ['a text or nothing, alone', 'const x = <p>{on && t("a")}</p>;'],
    ['line breaks and comments around it', 'const x = (\n  <p>\n    {/* why */}\n    {t("a")}\n  </p>\n);'],
    [
      'elements beside each other',
      'const x = <p>{on && <b />}<i>{t("a")}</i>{all.map((a) => <u key={a} />)}</p>;',
    ],
    ['an element in a variable', 'const b = on ? <b /> : null; const x = <p>{b}<i /></p>;'],
    [
      'elements from a function',
      'const row = (a) => { if (!a) return null; return <b />; }; const x = <p>{row(1)}<i /></p>;',
    ],
    [
      'elements in a list',
      'const all = (a) => [<b key="b" />, ...a.map(() => <i key="i" />)]; const x = <p>{all(a)}<i /></p>;',
    ],
    ['children that are elements', part('readonly children: Elements', '<p>{children}<i /></p>')],
    [
      'props taken apart later',
      'interface P { a: Elements } const Part = (props: P) => { const { a } = props; return <p>{a}<i /></p>; };',
    ],
    ['a value that is said to be elements', 'const x = <p>{entry.icon satisfies Elements}<i /></p>;'],
    [
      'a text alone in a component that gives it an element',
      mui('Typography', '<Typography>{t("a")}</Typography>'),
    ],
    ['elements in a button', mui('Button', '<Button><span>{t("a")}</span></Button>')],
    ['a button of our own', 'import { Button } from "@ui/form/button"; const x = <Button>{t("a")}</Button>;'],
    ['a function that returns a text', 'const name = () => t("a");'],
  ])('%s', async (_, code) => {
    expect(await messages(code)).toEqual([]);
  });
});

describe('lint rejects, because a browser that translates the page replaces the text:', () => {
  it.each<[name: string, code: string, count: number]>([
    ['an element that comes and goes', 'const x = <p>{busy && <i />}{t("a")}</p>;', 1],
    ['an element behind it', 'const x = <p>{t("a")}<i /></p>;', 1],
    ['words of the page', 'const x = <p>{busy && <i />} · </p>;', 1],
    ['two texts', 'const x = <p>{t("a")} {t("b")}</p>;', 3],
    ['a text that comes and goes', 'const x = <p><i />{on && t("a")}</p>;', 1],
    ['a text or an element', 'const x = <p><i />{on ? <b /> : t("a")}</p>;', 1],
    ['a value that may be a text', 'const x = <p><i />{record.name}</p>;', 1],
    ['a sum', 'const x = <p><i />{at + 1}</p>;', 1],
    ['a text in a variable', 'const a = t("a"); const x = <p><i />{a}</p>;', 1],
    ['texts in a list', 'const x = <p><i />{all.map((a) => t(a))}</p>;', 1],
    [
      'a text from a function',
      'const { words } = useIt(); const row = () => words("a"); const x = <p><i />{row()}</p>;',
      1,
    ],
    ['a text that a caller gives', part('readonly label: string', '<p>{label}<i /></p>', 'label'), 1],
    ['children that may be a text', part('readonly children: ReactNode', '<p>{children}<i /></p>'), 1],
    ['a fragment around a text', 'const x = <>{t("a")}</>;', 1],
    ['a named fragment around a text', 'const x = <Fragment key="a">{t("a")}</Fragment>;', 1],
    ['a component without an element', 'const Name = () => t("a");', 1],
    [
      'a component with one only sometimes',
      'function Name({ on }) { if (on) return <b />; return `${on}`; }',
      1,
    ],
    ['a text in a component that puts more beside it', mui('MenuItem', '<MenuItem>{t("a")}</MenuItem>'), 1],
    ['a text in the label of a field', mui('InputLabel', '<InputLabel>{label}</InputLabel>'), 1],
  ])('%s', async (_, code, count) => {
    expect(await messages(code)).toHaveLength(count);
  });
});
