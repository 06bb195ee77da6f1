import type { PartyDocument } from '@muster/contracts';
import { DateTime, KeyValueList, useT } from '@muster/ui';
import { signingMessages } from './messages.ts';

/** The signing parties in their order, with the progress of each. */
export function PartyList({ parties }: Pick<PartyDocument, 'parties'>) {
  const t = useT(signingMessages);
  return (
    <KeyValueList
      items={parties.map(({ name, status, signedAt }) => ({
        label: name,
        value: (
          <>
            {t(`party.${status}`)}
            {signedAt && (
              <>
                {' · '}
                <DateTime value={signedAt} />
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
