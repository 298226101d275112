import { expect, type NewVisit } from '../fixtures';
import { serverOfFile } from '../server-of-file';
import { copiesTo } from './copies';
import { invitedPerson } from './people';
import { readStoredMembership } from './stored';
import { phone, walkOn, type Walk } from './walk';

/** A separate server for one file, whose stored data can be checked afterwards. */
export const ownServer = () => {
  const server = serverOfFile();
  const signed: number[] = [];
  return {
    /** Checks that one copy was mailed to an applicant, and records the applicant for `keeps`. */
    isMailedOnce: async (id: number) => {
      expect(await copiesTo(invitedPerson(id).email, server().outboxUrl)).toHaveLength(1);
      signed.push(id);
    },
    begin: async (newVisit: NewVisit) => {
      const visit = await newVisit({ ...phone, url: server().url });
      return { visit, page: visit.page, walk: walkOn({ page: visit.page }) };
    },
    /** Signs on the stand-in's page. */
    sign: async (walk: Walk) => {
      await walk.atSigningPage();
      await walk.choose('sign');
      await walk.done();
    },
    /** Stops the server and checks its data: one completed form per applicant, and these envelope states. */
    keeps: async (envelopes: Readonly<Record<number, readonly string[]>>) => {
      expect(signed.toSorted()).toEqual(Object.keys(envelopes).map(Number));
      await server().kill();
      const stored = await readStoredMembership(server().dataFolder);
      for (const id of signed) {
        const forms = stored.forms.get(id) ?? [];
        expect(
          forms.map(({ form }) => form['status']),
          String(id),
        ).toEqual(['completed']);
        expect(forms[0]?.envelopes.map(({ state }) => state).toSorted(), String(id)).toEqual(envelopes[id]);
      }
    },
  };
};
