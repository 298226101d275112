import { makeToken } from '../token';
import { membershipRoutes } from './membership';
import { portalRoutes } from './portal';
import type { Wire } from './records';
import { Refusal, type Routes } from './routes';

/** How a server responds to a call that it does not have. */
export type Absence = 404 | 405 | 501 | 'page';

export interface ContractOnlySettings {
  readonly absence?: Absence;
  /** Permissions beyond the contract that a token may still contain. */
  readonly permissions?: readonly string[];
  /** Changes every response before it is sent: a variation of the contract. */
  readonly vary?: (answer: unknown, call: string) => unknown;
}

const segments: Readonly<Record<string, string>> = { v1: 'v1', eip: 'eip', 'pact-form': 'form' };

const isOpen = (call: string) =>
  call.includes(' form/') || /auth\/(login|two-factor|reset|set|refresh)/.test(call);

const paramsOf = (pattern: string, call: string): Record<string, string> | null => {
  const [steps, callSteps] = [pattern.split('/'), call.split('/')];
  if (steps.length !== callSteps.length) return null;
  const params: Record<string, string> = {};
  for (const [at, step] of steps.entries()) {
    const part = callSteps[at] ?? '';
    if (step.startsWith(':')) params[step.slice(1)] = decodeURIComponent(part);
    else if (step !== part) return null;
  }
  return params;
};

const absentResponse = (absence: Absence): Response =>
  absence === 'page'
    ? new Response('<html><h1>404 Not Found</h1></html>', {
        status: 404,
        headers: { 'Content-Type': 'text/html' },
      })
    : Response.json({ detail: 'not found' }, { status: absence });

const refusalResponse = ({ status, detail, errors }: Refusal): Response =>
  Response.json({ detail, ...(errors && { errors }) }, { status });

const userOf = (request: Request): number => {
  const token = /^Bearer .*?\.(.*)\./.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'token expired');
  const { id } = JSON.parse(Buffer.from(token, 'base64url').toString()) as { id: number };
  return id;
};

const agencyRights = [
  'act_as_evoove_agency',
  'evoove_menu_revenue_report',
  'evoove_menu_performance',
  'evoove_menu_administration',
];
const adminRights = [
  'act_as_eip_admin',
  'eip_clients_read_list',
  'eip_menu_client_selector',
  'eip_menu_users',
  'eip_menu_dashboard',
  'eip_menu_billings',
  'eip_menu_payroll',
  'eip_menu_workers',
  'eip_menu_claims',
  'eip_menu_compliance',
  'eip_menu_locations',
  'eip_menu_gross_profit',
  'eip_pact_rewards_read',
];

/**
 * Creates a provider's server from the contract alone: it returns what the contract requires and nothing that the contract leaves
 * to the provider, and ignores unknown parameters.
 */
export const createContractOnly = ({
  absence = 404,
  permissions = [],
  vary = (answer) => answer,
}: ContractOnlySettings = {}) => {
  const pairOf = (userId: number) => ({
    token: makeToken({
      id: userId,
      permissions: [...(userId === 2 ? agencyRights : adminRights), ...permissions],
      exp: Math.floor(Date.now() / 1000) + 900,
    }),
    refresh_token: `refresh-${userId}`,
  });
  const routes: Routes = { ...portalRoutes(pairOf), ...membershipRoutes() };

  const unknownCalls: string[] = [];
  const answer = async (request: Request, call: string, query: URLSearchParams): Promise<Response> => {
    for (const [pattern, run] of Object.entries(routes)) {
      const params = paramsOf(pattern, call);
      if (!params) continue;
      const userId = isOpen(call) ? 0 : userOf(request);
      const text = await request.text();
      const body = text === '' ? {} : (JSON.parse(text) as Wire);
      const found = run({ params, query, body, userId });
      if (found instanceof Response) return found;
      const sent = vary(found, call);
      if (sent instanceof Response) return sent;
      return sent === null ? new Response(null, { status: 204 }) : Response.json(sent);
    }
    unknownCalls.push(call);
    return absentResponse(absence);
  };

  return {
    /** Requested calls that it does not have: `GET v1/saved-views`. */
    unknownCalls: unknownCalls as readonly string[],
    /** Returns the tokens of a user by id: 1 is admin, 2 agency, 3 staff. */
    pairOf,
    handle: async (request: Request): Promise<Response> => {
      const { pathname, searchParams } = new URL(request.url);
      const [, , segment = '', ...rest] = pathname.split('/');
      const root = segments[segment];
      const call = `${request.method} ${root === undefined ? pathname : `${root}/${rest.join('/')}`}`;
      try {
        return await answer(request, call, searchParams);
      } catch (reason) {
        if (reason instanceof Refusal) return refusalResponse(reason);
        throw reason;
      }
    },
  };
};
