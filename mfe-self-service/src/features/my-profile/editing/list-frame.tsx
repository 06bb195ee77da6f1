import type { FormEvent, ReactNode } from 'react';
import { ProfileListsProvider } from '@muster/blocks';
import { usePlatform } from '@muster/kit';
import { FormDrawer, type ErrorSummaryProps } from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { useEditingMessages } from './messages.ts';

interface ListFrameProps {
  title: string;
  onClose: () => void;
  form: { dirty: boolean; summary: ErrorSummaryProps };
  saving: {
    submit: (event?: FormEvent) => void;
    pending: boolean;
    dialog: ReactNode;
    draft?: ReactNode;
  };
  children: ReactNode;
}

/** The frame of list forms: skills, links, jobs and education. */
export function ListFrame({ children, ...frame }: ListFrameProps) {
  const t = useEditingMessages();
  return (
    <FormDrawer {...frame} cancel={t('cancel')} save={t('save')} onlyChanges>
      <ProfileListsProvider api={api}>{children}</ProfileListsProvider>
    </FormDrawer>
  );
}

/** Returns the handler of a saved form: it shows a notice and returns to the profile. */
export function useOwnSaved(onClose: () => void): () => void {
  const t = useEditingMessages();
  const platform = usePlatform();
  return () => {
    platform.notify({ kind: 'success', text: t('saved') });
    onClose();
  };
}

export interface ListDrawerProps {
  profile: OwnProfile;
  onClose: () => void;
}
