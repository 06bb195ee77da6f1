import { candidateEndpoints, type CandidateRecord, type Role } from '@muster/contracts';
import {
  fail,
  renderRemote,
  screen,
  within,
  type Handler,
  type RenderedRemote,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { recordHandlers } from '../../testing/candidate.fixtures.ts';

type EditRoute = 'contact-information' | 'links' | 'rates-np-open-to' | 'skills-english-level';

export interface OpenedForm extends Pick<RenderedRemote, 'user' | 'network' | 'platform'> {
  /** Testing Library queries within the drawer. */
  dialog: Pick<
    typeof screen,
    'getByRole' | 'getAllByRole' | 'findByRole' | 'getByText' | 'queryByText' | 'findByText'
  >;
  box: (name: string | RegExp) => HTMLElement;
  /** Fills a field in one step. */
  fill: (name: string | RegExp, text: string) => Promise<void>;
  save: () => Promise<void>;
}

/** Opens an edit form by its address. */
export async function openForm(
  candidate: CandidateRecord,
  route: EditRoute,
  more: Handler[],
  session: Role = 'recruiter',
): Promise<OpenedForm> {
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session,
    path: `/candidates/${candidate.id}/edit/${route}`,
    handlers: [...recordHandlers(candidate), ...more],
  });
  await screen.findByRole('button', { name: 'Save changes' });
  const dialog = within(screen.getByRole('dialog'));
  const { user } = shown;
  return {
    ...shown,
    dialog,
    box: (name: string | RegExp) => dialog.getByRole('textbox', { name }),
    fill: async (name: string | RegExp, text: string) => {
      const field = dialog.getByRole('textbox', { name });
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    },
    save: () => user.click(dialog.getByRole('button', { name: 'Save changes' })),
  };
}

/** Response after Li Chen has saved `current` meanwhile. */
export const conflictWith = (current: CandidateRecord, changedFields: string[]) =>
  fail('VERSION_CONFLICT', {
    context: {
      current,
      version: current.version,
      changedFields,
      by: 'Li Chen',
      at: '2026-03-02T09:00:00.000Z',
    },
  });

export const { updateContact, updateLinks, updateRates, updateSkills } = candidateEndpoints;
