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
  /** The agent who manages the client now. */
  readonly agent: AgencyMember;
  /** Returns the agent who managed the client in a month (`yyyy-MM`). */
  readonly agentIn: (month: string) => AgencyMember;
}

/** Three of every five clients belong to the first agency. The largest client has no agency. */
const agencyAt = (at: number): number => (at % 5 < 3 ? 1 : 2);
/** For how many months the agents of a client are known. */
const historyMonths = 30;
/** No agent changed in this many recent months. A change for a whole team at the end of a trend would look like a bug. */
const stableMonths = 4;

const clientOf = (client: Row, agencyId: number, at: number, context: SeedContext): AgencyClient => {
  const agents = agencyMembers(context).filter(
    ({ agencyId: id, member }) =>
      id === agencyId && member.role === 'Agent' && member.stage !== 'not_verified',
  );
  const active = agents.filter(({ member }) => member.stage === 'active');
  const random = createRandom(`agency-client-${String(client.client_account_id)}`);
  // Assign agents one after the other, so that each has a client before any has two.
  const agent = active[at % active.length];
  if (!agent) throw new Error(`Agency ${agencyId} has no agent`);
  const before = random.chance(0.5) ? random.pick(agents) : agent;
  const handoverMonth = random.pick(lastMonths(context.now, historyMonths).slice(0, -stableMonths));
  return {
    agencyId,
    client,
    agent,
    agentIn: (month) => (month < handoverMonth ? before : agent),
  };
};

/** Returns the clients of the agencies with their agents. */
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
