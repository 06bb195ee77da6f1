import {
  LogCallDrawer,
  MailComposer,
  TalkGone,
  draftAmong,
  useOpenedTalk,
  type MailComposerProps,
} from '@muster/blocks';
import type { CompanyRecord, CompanyTalk } from '@muster/contracts';
import { api } from '../../api.ts';

/** Composer to the client's people and call form, opened by their address. */
export function TalkOverlays({ company }: { company: CompanyRecord }) {
  const { what, id, show } = useOpenedTalk();
  const close = () => show(null);
  if (what === null || company.deleted) return null;
  const { id: companyId, name, number } = company;
  const subject = { type: 'company', id: companyId, name } as const;
  if (what === 'call') return <LogCallDrawer subject={{ ...subject, number }} onClose={close} />;
  if (id === 'new') return <MailComposer to={subject} onClose={close} />;
  return <Continued company={company} kind={what} id={id ?? ''} onClose={close} />;
}

interface ContinuedProps {
  company: CompanyRecord;
  kind: 'write' | 'reply';
  id: string;
  onClose: () => void;
}

/** Draft to continue, or the mail to reply to: one of the newest on the timeline. */
function Continued({ company: { id: companyId, name }, kind, id, onClose }: ContinuedProps) {
  const { data } = api.useCompaniesCommunicationsQuery({
    params: { id: companyId },
    query: { kind: 'mail', limit: 50 },
  });
  if (!data) return null;
  const opened = kind === 'reply' ? answeredIn(data.data, id) : draftIn(data.data, id);
  if (!opened) return <TalkGone onClose={onClose} />;
  const { recipientIds, ...rest } = opened;
  const to = { type: 'company', id: companyId, name, recipientIds } as const;
  return <MailComposer to={to} onClose={onClose} {...rest} />;
}

type Opened = Pick<MailComposerProps, 'answers' | 'draft'> & { recipientIds: readonly string[] };

/** Returns the mail to reply to, sent or received, and its recipient. */
function answeredIn(data: readonly CompanyTalk[], id: string): Opened | null {
  for (const one of data) {
    if (one.kind === 'mail' && one.mail.id === id && one.mail.mayReply) {
      const { mail } = one;
      return { answers: { ...mail, at: one.at }, recipientIds: mail.recipientIds };
    }
    if (one.kind === 'received' && one.received.id === id) {
      const { replyToUserId } = one.received;
      if (replyToUserId)
        return { answers: { ...one.received, at: one.at }, recipientIds: [replyToUserId] };
    }
  }
  return null;
}

function draftIn(data: readonly CompanyTalk[], id: string): Opened | null {
  const draft = draftAmong(data, id);
  return draft && { draft, recipientIds: draft.recipientIds };
}
