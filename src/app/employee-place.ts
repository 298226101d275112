import { redirect } from 'react-router';
import type { SessionUser } from '../lib/session-context';

export const getTheAppPath = '/get-the-app';

/**
 * The only place of an employee without any part in the portal: the notice about the app, or the membership form. Null for
 * everybody else.
 */
export const employeePlace = async (user: SessionUser): Promise<string | null> => {
  if (user.employeeId === undefined) return null;
  const { employeeLanding } = await import('../core/navigation/landing');
  const { userId: id, ...claims } = user;
  return employeeLanding({ ...claims, id });
};

/** Leads to an employee's place. The membership form is a page of its own, which the browser loads in place of this one. */
export const toEmployeePlace = (place: string, { location } = window): Response | Promise<never> => {
  if (place === getTheAppPath) return redirect(place);
  location.replace(place);
  return new Promise(() => undefined);
};
