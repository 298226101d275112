import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { person } from '@tests/helpers/person';
import { savedFiles } from '@tests/helpers/saved-files';
import { sampleOf } from '@tests/helpers/scale';
import { serverError, listFixture } from './list-fixture';

const list = listFixture();
const button = () => screen.findByRole('button', { name: /Compliance report/ });
const pdf = (headers: Record<string, string>) =>
  new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf', ...headers } });

describe('a PDF of a list', () => {
  it('is saved under the name that the server gives it', async () => {
    const saved = savedFiles();
    list.answer('compliance-report', () =>
      pdf({ 'content-disposition': 'attachment; filename="march.pdf"' }),
    );
    await list.open('compliance');
    await person.click(await button());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('march.pdf');
    expect(await saved[0]?.blob?.text()).toBe('%PDF-1.7');
    expect(list.callsTo('compliance-report')).toHaveLength(1);
  });

  it('has a default name when the server sends none', async () => {
    const saved = savedFiles();
    list.answer('compliance-report', () => pdf({}));
    await list.open('compliance');
    await person.click(await button());
    await waitFor(() => expect(saved[0]?.name).toBe('compliance-report.pdf'));
  });

  it('is requested once, even if the button is pressed again while it is being created', async () => {
    const saved = savedFiles();
    let done: (answer: Response) => void = () => undefined;
    const later = new Promise<Response>((resolve) => {
      done = resolve;
    });
    list.answer('compliance-report', () => later);
    await list.open('compliance');
    await person.click(await button());
    const busy = await screen.findByRole('button', { name: 'Preparing Compliance report…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await person.click(busy);
    done(pdf({}));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(list.callsTo('compliance-report')).toHaveLength(1);
  });

  it.each(
    sampleOf(
      [
        [
          serverError,
          'Compliance report could not be downloaded: the server could not create it. Try again.',
        ],
        [
          () =>
            HttpResponse.json(
              { detail: 'too many exports' },
              { status: 429, headers: { 'Retry-After': '10' } },
            ),
          'Compliance report could not be downloaded yet: too many files are being created. Try again in a moment.',
        ],
      ],
      2,
    ),
  )('shows a message when it fails, and can be requested again', async (failure, words) => {
    const saved = savedFiles();
    list.answer('compliance-report', failure);
    await list.open('compliance');
    await person.click(await button());
    expect(await screen.findByText(words)).toBeInTheDocument();
    list.answer('compliance-report', () => pdf({}));
    await person.click(await button());
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('is offered only in its list', async () => {
    await list.open('claims');
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: /report|statement/i })).toBeNull();
  });
});
