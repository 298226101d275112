import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { keyboardOf, recordAnnouncements } from './setup/keyboard';
import { untilRows } from './setup/list';

/**
 * The main tasks without a pointer, as the accessibility tree exposes them to a screen reader (WCAG 2.2, 2.1.1, 4.1.2
 * and 4.1.3).
 */
test.describe('with only a keyboard and a screen reader', () => {
  test('a user edits a worksite, after a mistake that moves the focus to its field', async ({ visit }) => {
    const { page } = visit;
    const takeAnnouncements = await recordAnnouncements(page);
    const keys = keyboardOf(page);
    await visit.enter('staff', `/clients/${await clientId(bigClient)}/worksites`);
    await untilRows(page);
    await keys.to(/^Select all/, { role: 'checkbox' });
    await keys.to(/^Worksite/, { role: 'columnheader', by: 'ArrowRight' });
    await keys.press('ArrowDown');
    const { name } = await keys.spoken();
    const edit = await keys.to(`Edit ${name}`, { role: 'button', by: 'ArrowRight' });
    await keys.press('Enter');
    await expect.poll(keys.spoken).toMatchObject({ role: 'textbox', name: 'Worksite name' });
    await keys.to('City', { role: 'textbox' });
    await keys.press('ControlOrMeta+A');
    await keys.press('Delete');
    await keys.press('Enter');
    await expect.poll(keys.spoken).toMatchObject({ role: 'textbox', name: 'City', states: ['invalid'] });
    expect((await keys.spoken()).description).toContain('required');
    await keys.type('Ypsilanti');
    await takeAnnouncements();
    await keys.press('Enter');
    await expect.poll(keys.spoken).toEqual(edit);
    await expect
      .poll(async () => (await takeAnnouncements()).join('\n'))
      .toContain('status: Worksite saved.');
    await keys.to('Ypsilanti', { role: 'gridcell', by: 'ArrowLeft' });
  });
});
