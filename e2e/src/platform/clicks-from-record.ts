import type { Locator, Page } from '@playwright/test';
import type { SessionApi } from '../fixtures/session-api.ts';
import { openInterview } from './screens/candidates.screens.ts';
import { fullCandidate } from './screens/demo-candidate.ts';

interface Way {
  to: string;
  /** A suitable record. */
  from: (api: SessionApi) => Promise<{ id: string }>;
  /** The links to click, in order. */
  clicks: readonly string[];
  /** Visible once the target is reached. */
  arrived: (page: Page) => Locator;
}

/** The most frequent actions from a candidate's record, and the way to them. */
export const waysFromRecord: readonly Way[] = [
  {
    to: 'an e-mail',
    from: fullCandidate,
    clicks: ['E-mail'],
    arrived: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Subject' }),
  },
  {
    to: 'adding to a job',
    from: fullCandidate,
    clicks: ['Add to job'],
    arrived: (page) => page.getByRole('checkbox').first(),
  },
  {
    to: 'arranging an interview',
    from: async (api) => ({ id: (await openInterview(api)).id }),
    clicks: ['Schedule interview'],
    arrived: (page) =>
      page.getByRole('dialog', { name: 'Request an interview' }).getByRole('combobox').first(),
  },
];
