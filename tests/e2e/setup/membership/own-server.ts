import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningServer } from '@tests/helpers/server-process.mjs';
import { newVisit } from '../browser';
import { startOwnServer } from '../server-url';
import { copiesTo } from './copies';
import { invited } from './people';
import { storedForms } from './stored';
import { phone, walkOn, type Walk } from './walk';

/** A server of the file's own, of which can be seen afterwards what it keeps. */
export const ownServer = () => {
  let server: RunningServer;
  const signed: number[] = [];
  beforeAll(async () => {
    server = await startOwnServer();
  });
  afterAll(async () => {
    await server.kill();
    await rm(server.dataFolder, { recursive: true, force: true });
  });
  return {
    /** Notes a person who must have been mailed one copy. */
    isMailedOnce: async (id: number) => {
      expect(await copiesTo(invited(id).email, server.outboxUrl)).toHaveLength(1);
      signed.push(id);
    },
    begin: async () => {
      const visit = await newVisit({ ...phone, url: server.url });
      return { visit, page: visit.page, walk: walkOn({ page: visit.page }) };
    },
    /** Signs on the stand-in's page. */
    sign: async (walk: Walk) => {
      await walk.atSigningPage();
      await walk.choose('sign');
      await walk.done();
    },
    /** Ends the server and looks: one form each, and these envelopes. */
    keeps: async (envelopes: Readonly<Record<number, readonly string[]>>) => {
      expect(signed.toSorted()).toEqual(Object.keys(envelopes).map(Number));
      await server.kill();
      const stored = await storedForms(server.dataFolder);
      for (const id of signed) {
        const forms = stored.get(id) ?? [];
        expect(
          forms.map(({ form }) => form['status']),
          String(id),
        ).toEqual(['completed']);
        expect(forms[0]?.envelopes.map(({ state }) => state).toSorted(), String(id)).toEqual(envelopes[id]);
      }
    },
  };
};
