import { isFull } from '../helpers/scale';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { goTo } from './setup/navigation';
import { overflow } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

test.describe('on a phone', () => {
  // `tables` and `lists-contract` test narrower windows.
  for (const width of isFull ? [360, 390, 768] : [768]) {
    test(`has no screen wider than ${width} px`, async ({ newVisit }) => {
      const visit = await newVisit({ viewport: { width, height: 800 } });
      await visit.open('/login');
      await visit.page.getByRole('button', { name: 'Login' }).waitFor();
      expect(await overflow(visit.page)).toBe(0);
      await visit.enter('admin');
      for (const path of [
        '/clients',
        '/users',
        `/clients/${await clientId(bigClient)}/worksites`,
        '/users/new',
      ]) {
        await goTo(visit.page, path);
        await visit.calls.settle();
        expect({ path, overflow: await overflow(visit.page) }).toEqual({ path, overflow: 0 });
      }
    });
  }
});
