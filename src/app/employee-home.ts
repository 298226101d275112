import type { SessionUser } from '@lib/session-context';
import { getTheAppPath, withLanguage } from './public-addresses';
import { redirectFrom } from './redirect-from';

/**
 * Returns the only page for an employee without access to the portal: the notice about the app, or the membership
 * form. Null for other users.
 */
export const employeeHome = async (user: SessionUser): Promise<string | null> => {
  if (user.employeeId === undefined) return null;
  const { employeeLanding } = await import('@core/navigation/landing');
  const { userId: id, ...claims } = user;
  return employeeLanding({ ...claims, id });
};

/**
 * Redirects from an address to an employee's page, in the same language. The membership form is a separate document,
 * which the browser loads.
 */
export const toEmployeeHome = (home: string, from: string): Response | Promise<never> => {
  const path = withLanguage(home, from);
  if (home === getTheAppPath) return redirectFrom(from, path);
  window.location.replace(path);
  return new Promise(() => undefined);
};
