import {
  questionEndpoints,
  talentRoutes,
  type Question,
  type QuestionBank,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import { act, fixtureFor, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { InterviewQuestionsPage } from './question-pages.tsx';

const { list, order } = questionEndpoints;
const pool = { id: '64b000000000000000000031', name: 'Go backend', status: 'active' as const };
const question = (id: string, text: string): Question =>
  fixtureFor(questionEndpoints.list.response.shape.questions.element, {
    id,
    text,
    use: 'interview',
    answerType: 'long_text',
    isActive: true,
  });
const first = question('64b0000000000000000000b1', 'How do you find a leak?');
const second = question('64b0000000000000000000b2', 'What was your part?');
const third = question('64b0000000000000000000b3', 'What would you change?');
const bank: QuestionBank = {
  pool,
  use: 'interview',
  interviewMinutes: 45,
  questions: [first, second, third],
  version: 3,
  allowedActions: ['edit'],
};

const routes = defineRemoteRoutes([
  { route: talentRoutes.interviewQuestions, element: <InterviewQuestionsPage /> },
]);

const rowOf = ({ text }: Question) =>
  screen.getByRole('group', { name: (name) => name.endsWith(text) });
const texts = () =>
  screen
    .getAllByRole('group', { name: /^Question \d/ })
    .map((one) => one.getAttribute('aria-label')?.replace(/^Question \d: /, ''));

// Without layout, no element is under the pointer.
afterEach(() => void Reflect.deleteProperty(document, 'elementsFromPoint'));

/**
 * Fires the browser's events while a row is dragged by its handle over another one and dropped
 * there.
 */
async function carry(row: HTMLElement, over: HTMLElement, half: 'upper' | 'lower'): Promise<void> {
  // Rows have no height here, so above their edge is the upper half and below it the lower.
  const clientY = half === 'upper' ? -1 : 1;
  const fire = (on: HTMLElement, type: string) =>
    act(async () => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY });
      Object.assign(event, {
        dataTransfer: { types: [], setData: () => undefined, setDragImage: () => undefined },
      });
      on.dispatchEvent(event);
      await new Promise(requestAnimationFrame);
    });
  document.elementsFromPoint = () => [row.querySelector('[aria-hidden]') ?? row];
  await fire(row, 'dragstart');
  await fire(over, 'dragenter');
  await fire(over, 'dragover');
  await fire(over, 'drop');
}

test.each([
  ['below the last one', third, 'lower', [second, third, first]],
  ['above the last one', third, 'upper', [second, first, third]],
] as const)('a question is dragged %s, and the order is saved', async (_to, over, half, after) => {
  let now = bank;
  const { network } = renderRemote(routes, {
    api,
    path: `/talent/talentpools/${pool.id}/interview-questions`,
    handlers: [
      respond(list, () => now),
      respond(order, () => (now = { ...bank, questions: [...after], version: 4 })),
    ],
  });
  await screen.findByText(first.text);
  await carry(rowOf(first), rowOf(over), half);
  const position = after.indexOf(first) + 1;
  expect(
    await screen.findByText(`“${first.text}” is now at position ${position} of 3`),
  ).toBeInTheDocument();
  await waitFor(() => expect(texts()).toEqual(after.map(({ text }) => text)));
  expect(network.callsOf(order)[0]?.body).toEqual({
    use: 'interview',
    version: 3,
    ids: after.map(({ id }) => id),
  });
});

test('a question dropped at its old place is not saved', async () => {
  const { network } = renderRemote(routes, {
    api,
    path: `/talent/talentpools/${pool.id}/interview-questions`,
    handlers: [respond(list, () => bank)],
  });
  await screen.findByText(first.text);
  await carry(rowOf(first), rowOf(second), 'upper');
  expect(texts()).toEqual([first, second, third].map(({ text }) => text));
  expect(network.callsOf(order)).toEqual([]);
});
