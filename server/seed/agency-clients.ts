import type { Row } from '../storage/storage';
import { agencyMembers, type AgencyMember } from './agency-members';
import { clientAccounts } from './client-accounts';
import { largestClient } from './data/client-names';
import { lastMonths } from './days';
import { createRandom } from './random';
import type { SeedContext } from './seed-source';

export interface AgencyClient {
  readonly agencyId: number;
  readonly client: Row;
  /** Who looks after the client now. */
  readonly agent: AgencyMember;
  /** Who looked after the client in a month (`yyyy-MM`). */
  readonly agentIn: (month: string) => AgencyMember;
}

/** Of five clients, three are of the first agency. The largest client has no agency. */
const agencyAt = (at: number): number => (at % 5 < 3 ? 1 : 2);
/** Of how many months it is known who looked after a client. */
const memory = 30;
/** So long, in months, nothing has changed hands: a whole team that changes at the end of its course looks like a fault. */
const settled = 4;

const clientOf = (client: Row, agencyId: number, at: number, context: SeedContext): AgencyClient => {
  const agents = agencyMembers(context).filter(
    ({ agencyId: id, member }) =>
      id === agencyId && member.role === 'Agent' && member.stage !== 'not_verified',
  );
  const active = agents.filter(({ member }) => member.stage === 'active');
  const random = createRandom(`agency-client-${String(client.client_account_id)}`);
  // One after the other, so that every agent has a client before any has two.
  const agent = active[at % active.length];
  if (!agent) throw new Error(`Agency ${agencyId} has no agent`);
  const before = random.chance(0.5) ? random.pick(agents) : agent;
  const handedOver = random.pick(lastMonths(context.now, memory).slice(0, -settled));
  return {
    agencyId,
    client,
    agent,
    agentIn: (month) => (month < handedOver ? before : agent),
  };
};

/** The clients of the agencies and who looks after them. */
export const agencyClients = (context: SeedContext): readonly AgencyClient[] => {
  const counts = new Map<number, number>();
  return clientAccounts(context)
    .filter(({ client_account_name }) => client_account_name !== largestClient)
    .map((client, index) => {
      const agencyId = agencyAt(index);
      const at = counts.get(agencyId) ?? 0;
      counts.set(agencyId, at + 1);
      return clientOf(client, agencyId, at, context);
    });
};
