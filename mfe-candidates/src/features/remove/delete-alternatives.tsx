import { candidatesRoutes, type CandidateAction, type CandidateRecord } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { EffectList } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

const alternatives = [
  { action: 'archive', route: candidatesRoutes.profile },
  { action: 'reject', route: candidatesRoutes.reject },
  { action: 'anonymise', route: candidatesRoutes.profile },
] as const satisfies readonly { action: CandidateAction; route: unknown }[];

/** Common alternatives to deleting, as far as the reader may use them. */
export function DeleteAlternatives({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { id, allowedActions } = candidate;
  return (
    <EffectList
      title={t('remove.instead')}
      items={alternatives
        .filter(({ action }) => allowedActions.includes(action))
        .map(({ action, route }) => ({
          id: action,
          text: (
            <RouteLink
              route={route}
              params={{ id }}
              query={action === 'reject' ? {} : { do: action }}
            >
              {t(`remove.${action}`)}
            </RouteLink>
          ),
        }))}
    />
  );
}
