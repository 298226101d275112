import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import claims from '@resources/claims/resource';
import type { Resource } from '@core/resource/resource';
import { addWords, createI18n } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { ListPage } from '@ui/list/list-page';
import { listPath } from '@stories/declared';
import { Stage } from '@stories/stage';
import { setWidth } from '@tests/helpers/window';

const { columnsBy: _columnsBy, ...list } = claims.list!;
const numbered: Resource = {
  ...claims,
  list: {
    ...list,
    columns: ['claim_number', 'id', 'full_name'],
    importance: [],
    sortBy: ['claim_number', 'id'],
    card: { meta: [], fields: [] },
  },
};

beforeAll(async () => {
  await createI18n(startWords, 'en');
  await addWords(portalWords);
});

it('a list that names the id shows it, with a heading and an order', async () => {
  setWidth(1400);
  render(
    <Stage at={listPath(numbered)}>
      <ListPage resource={numbered} />
    </Stage>,
  );
  await screen.findByText('2', { selector: '[data-field=id] *' });
  const header = screen.getByRole('columnheader', { name: /^Number/ });
  expect(header.querySelector('.MuiDataGrid-iconButtonContainer')).not.toBeNull();
});
