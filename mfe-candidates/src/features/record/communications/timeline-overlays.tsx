import { LogCallDrawer, MailComposer, TalkGone, draftAmong, useOpenedTalk } from '@muster/blocks';
import type { RecordMail, CandidateRecord, Communication } from '@muster/contracts';
import { api } from '../../../api.ts';

/** Composer and call form, opened by their address. */
export function TimelineOverlays({ candidate }: { candidate: CandidateRecord }) {
  const { what, id, show } = useOpenedTalk();
  const close = () => show(null);
  if (what === null || candidate.deleted) return null;
  const { id: candidateId, name, number } = candidate;
  const subject = { type: 'candidate', id: candidateId, name } as const;
  if (what === 'call') return <LogCallDrawer subject={{ ...subject, number }} onClose={close} />;
  if (id === 'new') return <MailComposer to={subject} onClose={close} />;
  return <Continued candidate={candidate} kind={what} id={id ?? ''} onClose={close} />;
}

interface ContinuedProps {
  candidate: CandidateRecord;
  kind: 'write' | 'reply';
  id: string;
  onClose: () => void;
}

/** Draft to continue, or the mail to reply to: one of the newest on the timeline. */
function Continued({ candidate, kind, id, onClose }: ContinuedProps) {
  const { data } = api.useCommunicationsOfCandidateQuery({
    params: { id: candidate.id },
    query: { kind: 'mail', limit: 50 },
  });
  if (!data) return null;
  const opened = kind === 'reply' ? answeredIn(data.data, id) : draftIn(data.data, id);
  if (!opened) return <TalkGone onClose={onClose} />;
  const to = { type: 'candidate', id: candidate.id, name: candidate.name } as const;
  return <MailComposer to={to} onClose={onClose} {...opened} />;
}

/** Returns the mail to reply to, sent or received. */
function answeredIn(data: readonly Communication[], id: string) {
  for (const one of data) {
    if (one.kind === 'mail' && one.mail.id === id && one.mail.mayReply)
      return { answers: { ...one.mail, at: one.mail.sentAt ?? one.mail.createdAt } };
    if (one.kind === 'received' && one.received.id === id && one.received.mayReply)
      return { answers: { ...one.received, at: one.received.receivedAt } };
  }
  return null;
}

function draftIn(data: readonly Communication[], id: string): { draft: RecordMail } | null {
  const draft = draftAmong(data, id);
  return draft && { draft };
}
