import { Refine, type DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import places from '@resources/places/resource';
import roles from '@resources/roles/resource';
import workers from '@resources/workers/resource';
import { buildAbility } from '@core/access/ability';
import { AccessProvider } from '@lib/access-context';
import { addWords, createI18n } from '@lib/i18n';
import { RegistryContext } from '@lib/portal-context';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { FillSearch } from '@ui/form/fill-search';
import { RecordInput } from '@ui/form/record-input';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const registry = [places, roles, { ...workers, scope: 'global' as const }];
const rights = { permissions: [], flags: {} };
const ignore = () => undefined;

interface RecordChoiceProps {
  readonly resource: string;
  readonly known?: number;
  readonly multiple?: boolean;
}

const RecordChoice = ({ resource, known, multiple = false }: RecordChoiceProps) => {
  const [value, setValue] = useState<unknown>(known ?? (multiple ? [] : null));
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      <RecordInput
        id="choice"
        name="choice"
        label="Choice"
        value={value}
        error=""
        autoComplete={undefined}
        words={() => ''}
        optional={false}
        autoFocus={false}
        onBlur={ignore}
        onChange={setValue}
        resource={resource}
        multiple={multiple}
        known={new Map()}
      />
    </>
  );
};

const open = async (input: ReactNode, data: readonly object[] = []) => {
  await createI18n(startWords, 'en');
  await addWords(portalWords);
  const getList = vi.fn<DataProvider['getList']>(() =>
    Promise.resolve({ data: data as never[], total: data.length }),
  );
  const reactQuery = { clientConfig: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
  render(
    <PortalThemeProvider>
      <AccessProvider ability={buildAbility(registry, rights)} rights={rights}>
        <RegistryContext value={registry}>
          <Refine
            dataProvider={{ getList } as unknown as DataProvider}
            options={{ disableTelemetry: true, reactQuery }}
          >
            {input}
          </Refine>
        </RegistryContext>
      </AccessProvider>
    </PortalThemeProvider>,
  );
  await pass(0);
  return getList;
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (text: string) => {
  const box = screen.getByRole('combobox');
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
};

describe('a lookup', () => {
  it.each([
    ['records of a list', <RecordChoice key="list" resource="workers" />],
    ['records that are only found by search', <RecordChoice key="lookup" resource="places" />],
    [
      'a record that fills a form',
      <FillSearch key="fill" fill={{ from: 'places', into: {} }} onFill={ignore} />,
    ],
  ])('of %s makes one call, 500 ms after the last key', async (_, input) => {
    const getList = await open(input);
    const before = getList.mock.calls.length;
    type('ha');
    await pass(499);
    type('harbor');
    await pass(499);
    expect(getList).toHaveBeenCalledTimes(before);
    await pass(1);
    expect(getList).toHaveBeenCalledTimes(before + 1);
    expect(getList.mock.lastCall?.[0].filters).toContainEqual(
      expect.objectContaining({ operator: 'contains', value: 'harbor' }),
    );
  });

  it('of a resource that returns all records at once is filtered in the browser', async () => {
    const all = [
      { id: 1, role_name: 'Administrator' },
      { id: 2, role_name: 'Broker' },
    ];
    const getList = await open(<RecordChoice resource="roles" />, all);
    type('bro');
    await pass(500);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Broker']);
    expect(getList).toHaveBeenCalledOnce();
  });
});

describe('a text that is typed into a choice without a press on an option', () => {
  const people = [
    { id: 1, full_name: 'Zoe Twin' },
    { id: 2, full_name: 'Zoe Twin-Harbor' },
    { id: 3, full_name: 'Ann Lee' },
  ];
  /** Answers each search like the server. */
  const answer = (getList: Awaited<ReturnType<typeof open>>) =>
    getList.mockImplementation(({ filters = [] }) => {
      const text = filters
        .flatMap((one) => ('field' in one && one.field === 'search' ? String(one.value) : []))
        .join('')
        .toLowerCase();
      const data = people.filter(({ full_name }) => full_name.toLowerCase().includes(text));
      return Promise.resolve({ data: data as never[], total: data.length });
    });
  const leave = async (text: string, wait: number, multiple: boolean) => {
    answer(await open(<RecordChoice resource="workers" multiple={multiple} />));
    type(text);
    await pass(wait);
    await pass(0);
    fireEvent.blur(screen.getByRole('combobox'));
  };
  const value = (): unknown => JSON.parse(screen.getByRole('status').textContent);

  it.each([
    ['the only match', 'ann', [3]],
    ['the record of exactly this name', 'zoe twin', [1]],
    ['nothing, if several match', 'zoe', [{ typed: 'zoe' }]],
    ['nothing, if none matches', 'bob', [{ typed: 'bob' }]],
    ['nothing, if it is invisible', ' \u200b', []],
  ])('chooses %s', async (_, text, chosen) => {
    await leave(text, 0, true);
    await pass(0);
    expect(value()).toEqual(chosen);
  });

  it('is chosen at once on leaving, if the matches are loaded, so that a press on Save sends it', async () => {
    await leave('ann', 600, false);
    expect(value()).toBe(3);
    expect(screen.getByRole('combobox')).toHaveValue('Ann Lee');
  });

  it('is chosen with Enter', async () => {
    answer(await open(<RecordChoice resource="workers" />));
    type('ann');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    await pass(0);
    expect(value()).toBe(3);
  });

  it.each([
    ['the only match', 'ann', [3]],
    ['the text, as an error, if none matches', 'bob', [{ typed: 'bob' }]],
  ])('is looked up by a press on Save, which sends %s once', async (_, text, sent) => {
    const saved: unknown[] = [];
    const save = (event: SyntheticEvent) => {
      event.preventDefault();
      saved.push(value());
    };
    answer(
      await open(
        <form onSubmit={save}>
          <RecordChoice resource="workers" multiple />
          <button>Save</button>
        </form>,
      ),
    );
    type(text);
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(saved).toEqual([]);
    await pass(0);
    expect(saved).toEqual([sent]);
  });

  it('is looked up again by the next press on Save, after the lookup failed', async () => {
    const save = vi.fn((event: SyntheticEvent) => event.preventDefault());
    const getList = await open(
      <form onSubmit={save}>
        <RecordChoice resource="workers" multiple />
        <button>Save</button>
      </form>,
    );
    getList.mockRejectedValue(new Error('offline'));
    type('ann');
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await pass(0);
    };
    await press();
    expect(value()).toEqual([{ typed: 'ann' }]);
    answer(getList);
    await press();
    expect(value()).toEqual([3]);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('stays in the input until it is chosen or removed', async () => {
    await leave('zoe', 0, true);
    await pass(600);
    expect(screen.getByRole('combobox')).toHaveValue('zoe');
  });
});
