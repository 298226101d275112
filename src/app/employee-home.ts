import type { SessionUser } from '@lib/session-context';
import { keepLanguage, redirectFrom } from './redirect-from';

export const getTheAppPath = '/get-the-app';

/**
 * The only place of an employee without any part in the portal: the notice about the app, or the membership form. Null for
 * everybody else.
 */
export const employeeHome = async (user: SessionUser): Promise<string | null> => {
  if (user.employeeId === undefined) return null;
  const { employeeLanding } = await import('@core/navigation/landing');
  const { userId: id, ...claims } = user;
  return employeeLanding({ ...claims, id });
};

/**
 * Leads from an address to an employee's place, in the same language. The membership form is a page of its own, which the browser
 * loads in place of this one.
 */
export const toEmployeeHome = (home: string, from: string): Response | Promise<never> => {
  const path = keepLanguage(home, from);
  if (home === getTheAppPath) return redirectFrom(from, path);
  window.location.replace(path);
  return new Promise(() => undefined);
};
