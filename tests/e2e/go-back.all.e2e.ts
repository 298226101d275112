import { bigClient, clientId } from './setup/api';
import { test } from './setup/fixtures';
import { untilRows } from './setup/list';

test.describe('guards', () => {
  test('return to the previous page with Go Back, and never leave the portal', async ({
    newVisit,
    visit,
  }) => {
    const back = visit.page.getByRole('button', { name: 'Go Back' });
    const list = `/clients/${await clientId(bigClient)}/claims?page=1`;
    await visit.enter('staff', list);
    await untilRows(visit.page);
    await visit.open('/users');
    await visit.page.getByText('You do not have access to Users').waitFor();
    await visit.page.reload();
    await visit.page.getByText('You do not have access to Users').waitFor();
    await visit.open('/no/such/page');
    await back.click();
    await visit.page.getByText('You do not have access to Users').waitFor();
    await back.click();
    await visit.page.waitForURL(`**${list}`);
    await untilRows(visit.page);
    const first = await newVisit();
    await first.open('/no/such/page');
    await first.page.getByRole('button', { name: 'Go Back' }).click();
    await first.page.waitForURL('**/login');
  });
});
