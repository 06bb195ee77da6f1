import { signUpSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import {
  Button,
  CheckboxField,
  CountryField,
  EmailField,
  ErrorSummary,
  Form,
  HoneypotField,
  useHumanPace,
  useZodForm,
} from '@muster/ui';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import classes from '../account-page.module.css';
import { accountPaths } from '../account-paths.ts';
import { NameFields } from '../name-fields.tsx';
import { throttleText } from '../sign-in/throttle-text.ts';
import { useMessages } from '../use-messages.ts';
import { emptySignUp, useSignUpRequest, type SignUpValues } from './sign-up-values.ts';

interface SignUpFormProps {
  agencyName: string;
  ticket: string;
  /** Values sent before, if their address is to be corrected. */
  before: SignUpValues | null;
  onSent: (values: SignUpValues) => void;
  /** Called when the ticket is no longer valid. */
  onStale: () => void;
}

/** The applicant's details and consents. */
export function SignUpForm({ agencyName, ticket, before, onSent, onStale }: SignUpFormProps) {
  const t = useMessages();
  const requestOf = useSignUpRequest(ticket);
  const [begin] = api.useBeginSignUpMutation();
  const form = useZodForm({
    schema: signUpSchema,
    initialValues: before ?? emptySignUp,
    prepare: requestOf,
  });
  const beginAsPerson = useHumanPace(begin, ticket);
  const { submit, pending } = useFormMutation({
    form,
    mutation: beginAsPerson,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => onSent(form.values),
    onRefused: (error) => {
      const isStale = error.fields?.some(({ path }) => path === 'ticket') ?? false;
      if (isStale) onStale();
      const text = isStale ? t('signUp.stale') : throttleText(error, t);
      if (text) form.setFormError(text);
      return text !== null;
    },
  });
  return (
    <Form onSubmit={submit} label={t('signUp.formLabel')}>
      <ErrorSummary {...form.summary} />
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      <EmailField
        label={t('field.email')}
        help={t('signUp.emailHelp')}
        required
        autoComplete="email"
        {...form.field('email')}
      />
      <CountryField label={t('field.country')} required {...form.field('country')} />
      <HoneypotField
        name="website"
        value={form.values.website}
        onChange={(value) => form.setValue('website', value)}
      />
      <div className={classes.agreed}>
        <CheckboxField label={t('signUp.sixteen')} required {...form.field('isSixteen')} />
        <CheckboxField
          label={t('invite.terms', { agency: agencyName })}
          required
          {...form.field('acceptTerms')}
        />
        <CheckboxField
          label={t('signUp.store', { agency: agencyName })}
          help={t('signUp.storeHelp')}
          required
          {...form.field('mayStore')}
        />
        <CheckboxField
          label={t('signUp.share', { agency: agencyName })}
          {...form.field('mayShare')}
        />
      </div>
      <AccountActions>
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {t('signUp.submit')}
        </Button>
        <div className={classes.row}>
          <OtherWay href={accountPaths.signIn()}>{t('signUp.haveAccount')}</OtherWay>
          <OtherWay href={accountPaths.signUpClient}>{t('signUp.forClients')}</OtherWay>
        </div>
      </AccountActions>
    </Form>
  );
}
