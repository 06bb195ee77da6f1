import { useState } from 'react';
import { limits, type InterviewAttendee, type InterviewVisit } from '@muster/contracts';
import { Button, PhoneField, TextArea, fieldErrorText } from '@muster/ui';
import { Attendees, areReachable } from './attendees.tsx';
import { useInterviewMessages } from '../messages.ts';
import classes from '../interview.module.css';

export interface Details {
  phone: string;
  question: string;
  accessNeeds: string;
  attendees: InterviewAttendee[];
}

interface DetailsStepProps {
  visit: InterviewVisit;
  details: Details;
  onChange: (details: Details) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Information for the hosts; a phone number if the interview is by phone. */
export function DetailsStep({ visit, details, onChange, onBack, onNext }: DetailsStepProps) {
  const t = useInterviewMessages();
  const [isRefused, setIsRefused] = useState(false);
  const isMissing = visit.place.kind === 'phone' && details.phone.trim() === '';
  const set = (change: Partial<Details>) => onChange({ ...details, ...change });
  function go() {
    const isWrong = isMissing || !areReachable(details.attendees);
    setIsRefused(isWrong);
    if (!isWrong) onNext();
  }
  return (
    <>
      <h1>{t('details.title')}</h1>
      {visit.place.kind === 'phone' && (
        <PhoneField
          label={t('details.phone')}
          help={t('details.phoneHelp')}
          required
          value={details.phone}
          onChange={(phone) => set({ phone })}
          error={isRefused && isMissing ? fieldErrorText({ code: 'REQUIRED' }) : undefined}
        />
      )}
      <TextArea
        label={t('details.question')}
        maxLength={limits.scheduling.note}
        value={details.question}
        onChange={(question) => set({ question })}
      />
      <TextArea
        label={t('details.access')}
        help={t('details.accessHelp')}
        maxLength={limits.scheduling.note}
        value={details.accessNeeds}
        onChange={(accessNeeds) => set({ accessNeeds })}
      />
      <Attendees
        attendees={details.attendees}
        isRefused={isRefused}
        onChange={(attendees) => set({ attendees })}
      />
      <div className={classes.foot}>
        <Button size="lg" fullWidth onClick={go}>
          {t('next')}
        </Button>
        <Button size="lg" fullWidth variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}
