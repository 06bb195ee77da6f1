import { signInSchema } from '@muster/contracts';
import { errorText, useFormMutation } from '@muster/kit';
import {
  Button,
  DecisionModal,
  EmailField,
  ErrorSummary,
  OverlayFooter,
  PasswordField,
  Stack,
  useZodForm,
} from '@muster/ui';
import type { SignedIn } from '../../routing/home-path.ts';
import { giveUpWork, resumeWork } from '../../session/session-actions.ts';
import { api } from '../account-api.ts';
import { throttleText } from '../sign-in/throttle-text.ts';
import { useMessages } from '../use-messages.ts';

interface HeldSignInProps {
  held: SignedIn;
  title: string;
  text: string;
  /** Label of the button that gives the input up. */
  leave: string;
}

/** Sign-in dialog over the page; the same user continues with their input. */
export function HeldSignIn({ held, title, text, leave }: HeldSignInProps) {
  const t = useMessages();
  const [signIn] = api.useSignInMutation();
  const form = useZodForm({
    schema: signInSchema,
    initialValues: { email: held.user.email, password: '', keepMe: false },
  });
  const saving = useFormMutation({
    form,
    mutation: signIn,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (session) => {
      resumeWork(session).catch((error: unknown) => form.setFormError(errorText(error)));
    },
    onRefused: (error) => {
      form.setFormError(throttleText(error, t) ?? errorText(error));
      return true;
    },
  });
  return (
    <DecisionModal
      opened
      // Esc and the backdrop do nothing: without an answer the input could neither be saved nor
      // left.
      onClose={() => undefined}
      title={title}
      subtitle={text}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={giveUpWork}>
            {leave}
          </Button>
          <Button type="submit" size="md" loading={saving.pending}>
            {t('signIn.submit')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} title={t('signIn.refused')} />
        <EmailField
          label={t('field.email')}
          required
          autoComplete="username"
          {...form.field('email')}
        />
        <PasswordField
          label={t('field.password')}
          required
          autoFocus
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Stack>
    </DecisionModal>
  );
}
