import { emailSchema, limits, type InterviewAttendee } from '@muster/contracts';
import { Button, TextField, fieldErrorText } from '@muster/ui';
import { useInterviewMessages } from '../messages.ts';
import classes from '../interview.module.css';

const { max, name: longest } = limits.scheduling.attendees;

/** Whether somebody can be invited as they are written down. */
export const isReachable = ({ name, email }: InterviewAttendee): boolean =>
  name.trim() !== '' && emailSchema.safeParse(email).success;

interface AttendeesProps {
  attendees: readonly InterviewAttendee[];
  /** It was sent once: what is missing is said. */
  isRefused: boolean;
  onChange: (attendees: InterviewAttendee[]) => void;
}

/** Whom the person brings along, an interpreter for instance. */
export function Attendees({ attendees, isRefused, onChange }: AttendeesProps) {
  const t = useInterviewMessages();
  const set = (index: number, change: Partial<InterviewAttendee>) =>
    onChange(attendees.map((one, at) => (at === index ? { ...one, ...change } : one)));
  const problem = (isWrong: boolean, isEmpty: boolean) =>
    isRefused && isWrong
      ? fieldErrorText({ code: isEmpty ? 'REQUIRED' : 'INVALID_FORMAT' })
      : undefined;
  return (
    <>
      {attendees.map(({ name, email }, index) => (
        <fieldset key={index} className={classes.window}>
          <legend>{t('details.attendee', { n: index + 1 })}</legend>
          <TextField
            label={t('details.attendeeName')}
            required
            maxLength={longest}
            value={name}
            onChange={(value) => set(index, { name: value })}
            error={problem(name.trim() === '', true)}
          />
          <TextField
            label={t('details.attendeeEmail')}
            help={t('details.attendeeHelp')}
            type="email"
            required
            value={email}
            onChange={(value) => set(index, { email: value })}
            error={problem(!emailSchema.safeParse(email).success, email.trim() === '')}
          />
          <div className={classes.buttons}>
            <Button
              size="md"
              variant="subtle"
              onClick={() => onChange(attendees.filter((_one, at) => at !== index))}
            >
              {t('details.removeAttendee', { n: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {attendees.length < max && (
        <div className={classes.buttons}>
          <Button
            size="md"
            variant="default"
            onClick={() => onChange([...attendees, { name: '', email: '' }])}
          >
            {t('details.addAttendee')}
          </Button>
        </div>
      )}
    </>
  );
}
