import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { href, publicRoutes } from '@muster/contracts';
import { QueryView, useDocumentTitle, useSession } from '@muster/kit';
import { ErrorState, LoadingText } from '@muster/ui';
import { api } from '../../../api.ts';
import { dropHandle, keepHandle, keptHandle } from '../kept-way-in.ts';
import { useMeetingMessages } from '../messages.ts';
import { ClosedDoor } from './closed-door.tsx';
import { CodeStep } from './code-step.tsx';
import { WhoStep } from './who-step.tsx';

/** A guest identifies themselves: by a code to an invited address, or to the host by knocking. */
export function ConfirmIdentityPage() {
  const t = useMeetingMessages();
  const { sessionName: name = '' } = useParams();
  const navigate = useNavigate();
  const session = useSession();
  const [handle, setHandle] = useState(() => keptHandle(name));
  const [isNew, setIsNew] = useState(false);
  const [isNotKept, setIsNotKept] = useState(false);
  const card = api.useMeetingsCardQuery({ params: { name } });
  useDocumentTitle(card.currentData?.title, { whole: true });
  const room = href(publicRoutes.meetingsBySessionName, { sessionName: name });
  // Signed-in users are already identified.
  if (session) return <Navigate to={room} replace />;
  return (
    <QueryView query={card} skeleton={<LoadingText>{t('opening')}</LoadingText>}>
      {({ title, host, window, places }) => {
        if (window === 'over' || window === 'cancelled')
          return <ClosedDoor why={window} title={title} places={places} />;
        if (isNotKept)
          return (
            <ErrorState
              size="page"
              title={t('notKept.title')}
              text={t('notKept.text')}
              onRetry={() => setIsNotKept(false)}
            />
          );
        if (handle === null)
          return (
            <WhoStep
              name={name}
              title={title}
              host={host}
              onIdentified={(next) => {
                keepHandle(name, next);
                setHandle(next);
                setIsNew(true);
              }}
            />
          );
        return (
          <CodeStep
            handle={handle}
            host={host}
            onIn={() => void navigate(room)}
            onForgotten={() => {
              dropHandle(name);
              setHandle(null);
              // In a browser that forgets immediately, the same question would repeat without end.
              setIsNotKept(isNew);
            }}
            onAgain={() => {
              dropHandle(name);
              setHandle(null);
            }}
          />
        );
      }}
    </QueryView>
  );
}
