import type { ChooseSlot, InterviewVisit } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { forgetInput } from '../../../shared/kept-input.ts';
import type { Details } from './details-step.tsx';
import { InterviewFacts } from '../interview-facts.tsx';
import { useInterviewMessages } from '../messages.ts';
import classes from '../interview.module.css';

interface ReviewStepProps {
  handle: string;
  visit: InterviewVisit;
  timeZone: string;
  startsAt: string;
  anyHost: boolean;
  details: Details;
  onBack: () => void;
  onTaken: () => void;
}

/** Review of the booking, with the button that confirms it. */
export function ReviewStep(props: ReviewStepProps) {
  const { handle, visit, timeZone, startsAt, anyHost, details, onBack, onTaken } = props;
  const t = useInterviewMessages();
  const [choose, { error, isLoading }] = api.useScheduleVisitChooseMutation();
  const phone = details.phone.trim();

  async function confirm() {
    const body: ChooseSlot = {
      startsAt,
      anyHost,
      timeZone,
      phone: phone || null,
      question: details.question || null,
      accessNeeds: details.accessNeeds || null,
      attendees: details.attendees.map(({ name, email }) => ({
        name: name.trim(),
        email: email.trim(),
      })),
    };
    const { error: refusal } = await choose({ params: { handle }, body });
    if (!refusal) forgetInput(handle);
    if (isApiError(refusal) && refusal.code === 'SLOT_TAKEN') onTaken();
  }

  const place = phone ? { ...visit.place, value: phone } : visit.place;
  return (
    <>
      <h1>{t('review.title')}</h1>
      <InterviewFacts
        visit={{ ...visit, place }}
        startsAt={startsAt}
        timeZone={timeZone}
        further={[
          { label: t('facts.question'), value: details.question },
          { label: t('facts.access'), value: details.accessNeeds },
          {
            label: t('facts.attendees'),
            value: details.attendees.map(({ name }) => name).join(', '),
          },
        ]}
      />
      <p className={classes.lead}>{t('review.note')}</p>
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.foot}>
        <Button size="lg" fullWidth loading={isLoading} onClick={() => void confirm()}>
          {t('review.confirm')}
        </Button>
        <Button size="lg" fullWidth variant="subtle" disabled={isLoading} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}
