import type { ClientCandidate } from '@muster/contracts';
import { AskColleague } from './ask-colleague.tsx';
import { AskInterview } from './ask-interview.tsx';
import { AskQuestion } from './ask-question.tsx';
import { ClosedDecision } from './closed-decision.tsx';
import { TakeBackSelection } from './take-back-selection.tsx';
import { useCandidateAddress } from './use-candidate-address.ts';

/** The dialog over the profile that the address names, or the reason why it is not possible now. */
export function AskDialogs({ person }: { person: ClientCandidate }) {
  const { dialog, show, leave } = useCandidateAddress();
  const may = (action: ClientCandidate['allowedActions'][number]) =>
    person.allowedActions.includes(action);
  const frame = {
    person,
    onClose: () => show(person.id),
    onDone: () => leave(person.id),
  };
  if (dialog === 'interview' && may('request_interview')) return <AskInterview {...frame} />;
  if (dialog === 'question' && may('ask_more')) return <AskQuestion {...frame} />;
  if (dialog === 'colleague' && may('ask_decider')) return <AskColleague {...frame} />;
  if (dialog === 'unselect' && may('unselect')) return <TakeBackSelection {...frame} />;
  // A colleague may have decided while the dialog was open.
  return dialog && <ClosedDecision person={person} onClose={frame.onClose} />;
}
