import { emailSchema, limits, normaliseEmail, type InterviewAttendee } from '@muster/contracts';
import { Button, ListFocus, TextField, fieldErrorText } from '@muster/ui';
import { useInterviewMessages } from '../messages.ts';
import classes from '../interview.module.css';

const { max, name: longest } = limits.scheduling.attendees;

type Fault = 'REQUIRED' | 'INVALID_FORMAT' | 'NOT_UNIQUE';

/** Why nobody can be invited by an address; null where somebody can. */
function faultOf(attendees: readonly InterviewAttendee[], index: number): Fault | null {
  const email = normaliseEmail(attendees[index]?.email ?? '');
  if (email === '') return 'REQUIRED';
  if (!emailSchema.safeParse(email).success) return 'INVALID_FORMAT';
  const isTwice = attendees.slice(0, index).some((one) => normaliseEmail(one.email) === email);
  return isTwice ? 'NOT_UNIQUE' : null;
}

/** Whether all can be invited as they are written down. */
export const areReachable = (attendees: readonly InterviewAttendee[]): boolean =>
  attendees.every(({ name }, index) => name.trim() !== '' && faultOf(attendees, index) === null);

interface AttendeesProps {
  attendees: readonly InterviewAttendee[];
  /** Whether sending was tried, so that missing values are marked. */
  isRefused: boolean;
  onChange: (attendees: InterviewAttendee[]) => void;
}

/** Further attendees, such as an interpreter. */
export function Attendees({ attendees, isRefused, onChange }: AttendeesProps) {
  const t = useInterviewMessages();
  const set = (index: number, change: Partial<InterviewAttendee>) =>
    onChange(attendees.map((one, at) => (at === index ? { ...one, ...change } : one)));
  const problem = (code: Fault | null) =>
    isRefused && code ? fieldErrorText({ code }) : undefined;
  return (
    <ListFocus>
      {attendees.map(({ name, email }, index) => (
        <fieldset key={index} data-list-item className={classes.window}>
          <legend>{t('details.attendee', { n: index + 1 })}</legend>
          <TextField
            label={t('details.attendeeName')}
            required
            maxLength={longest}
            value={name}
            onChange={(value) => set(index, { name: value })}
            error={problem(name.trim() === '' ? 'REQUIRED' : null)}
          />
          <TextField
            label={t('details.attendeeEmail')}
            help={t('details.attendeeHelp')}
            type="email"
            required
            value={email}
            onChange={(value) => set(index, { email: value })}
            error={problem(faultOf(attendees, index))}
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
    </ListFocus>
  );
}
