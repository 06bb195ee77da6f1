import type { ScreeningMailLanguage } from '@muster/contracts';

/** Variables of a mail about a form; empty if there is no value. */
export interface FormFacts {
  firstName: string;
  senderName: string;
  agencyName: string;
  title: string;
  message: string;
  count: string;
  minutes: string;
}

interface Words {
  subject: (title: string) => string;
  hello: (name: string) => string;
  about: (count: string, minutes: string) => string;
  says: (name: string, message: string) => string;
  button: string;
  deadline: (day: string) => string;
  reminder: { subject: (title: string) => string; about: string; button: string };
}

/** The default text in languages other than English, whose text is the agency's templates. */
const words: Readonly<Record<Exclude<ScreeningMailLanguage, 'en'>, Words>> = {
  es: {
    subject: (title) => `Algunas preguntas para ti: ${title}`,
    hello: (name) => `Hola, ${name}:`,
    about: (count, minutes) =>
      `Nos gustaría saber más sobre tu trabajo. El formulario tiene ${count} preguntas${minutes && ` y lleva unos ${minutes} minutos`}. Tus respuestas se guardan mientras escribes: puedes parar y seguir más tarde, también en otro dispositivo.`,
    says: (name, message) => `${name} escribe: «${message}»`,
    button: 'Responder a las preguntas',
    deadline: (day) => `Responde, por favor, antes del ${day}.`,
    reminder: {
      subject: (title) => `Tu formulario sigue abierto: ${title}`,
      about: 'Tu formulario sigue abierto. Lo que has respondido hasta ahora está guardado.',
      button: 'Seguir con las preguntas',
    },
  },
  pt: {
    subject: (title) => `Algumas perguntas para você: ${title}`,
    hello: (name) => `Olá, ${name},`,
    about: (count, minutes) =>
      `Gostaríamos de saber mais sobre o seu trabalho. O formulário tem ${count} perguntas${minutes && ` e leva cerca de ${minutes} minutos`}. As respostas são salvas enquanto você escreve: pode parar e continuar mais tarde, também em outro dispositivo.`,
    says: (name, message) => `${name} escreve: “${message}”`,
    button: 'Responder às perguntas',
    deadline: (day) => `Responda, por favor, até ${day}.`,
    reminder: {
      subject: (title) => `Seu formulário continua aberto: ${title}`,
      about: 'Seu formulário continua aberto. O que você respondeu até agora está salvo.',
      button: 'Continuar com as perguntas',
    },
  },
  fr: {
    subject: (title) => `Quelques questions pour vous : ${title}`,
    hello: (name) => `Bonjour ${name},`,
    about: (count, minutes) =>
      `Nous aimerions en savoir plus sur votre travail. Le formulaire compte ${count} questions${minutes && ` et prend environ ${minutes} minutes`}. Vos réponses sont enregistrées au fur et à mesure : vous pouvez vous arrêter et reprendre plus tard, aussi sur un autre appareil.`,
    says: (name, message) => `${name} écrit : « ${message} »`,
    button: 'Répondre aux questions',
    deadline: (day) => `Merci de répondre avant le ${day}.`,
    reminder: {
      subject: (title) => `Votre formulaire est encore ouvert : ${title}`,
      about: 'Votre formulaire est encore ouvert. Vos réponses jusqu’ici sont enregistrées.',
      button: 'Continuer les questions',
    },
  },
  de: {
    subject: (title) => `Einige Fragen an Sie: ${title}`,
    hello: (name) => `Guten Tag ${name},`,
    about: (count, minutes) =>
      `wir möchten mehr über Ihre Arbeit wissen. Das Formular hat ${count} Fragen${minutes && ` und dauert etwa ${minutes} Minuten`}. Ihre Antworten werden beim Schreiben gespeichert: Sie können unterbrechen und später weitermachen, auch auf einem anderen Gerät.`,
    says: (name, message) => `${name} schreibt: „${message}“`,
    button: 'Fragen beantworten',
    deadline: (day) => `Bitte antworten Sie bis zum ${day}.`,
    reminder: {
      subject: (title) => `Ihr Formular ist noch offen: ${title}`,
      about: 'Ihr Formular ist noch offen. Was Sie bisher beantwortet haben, ist gespeichert.',
      button: 'Weiter mit den Fragen',
    },
  },
  pl: {
    subject: (title) => `Kilka pytań do Ciebie: ${title}`,
    hello: (name) => `Dzień dobry, ${name},`,
    about: (count, minutes) =>
      `chcemy dowiedzieć się więcej o Twojej pracy. Liczba pytań w formularzu: ${count}${minutes && `, czas: około ${minutes} min`}. Odpowiedzi zapisują się podczas pisania: możesz przerwać i wrócić później, także na innym urządzeniu.`,
    says: (name, message) => `${name} pisze: „${message}”`,
    button: 'Odpowiedz na pytania',
    deadline: (day) => `Prosimy o odpowiedź do: ${day}.`,
    reminder: {
      subject: (title) => `Twój formularz jest nadal otwarty: ${title}`,
      about: 'Twój formularz jest nadal otwarty. Dotychczasowe odpowiedzi są zapisane.',
      button: 'Wróć do pytań',
    },
  },
  uk: {
    subject: (title) => `Кілька запитань до вас: ${title}`,
    hello: (name) => `Вітаємо, ${name}!`,
    about: (count, minutes) =>
      `Ми хочемо дізнатися більше про вашу роботу. Запитань у формі: ${count}${minutes && `, час: близько ${minutes} хв`}. Відповіді зберігаються під час введення: ви можете зупинитися й продовжити пізніше, також на іншому пристрої.`,
    says: (name, message) => `${name} пише: «${message}»`,
    button: 'Відповісти на запитання',
    deadline: (day) => `Просимо відповісти до: ${day}.`,
    reminder: {
      subject: (title) => `Ваша форма ще відкрита: ${title}`,
      about: 'Ваша форма ще відкрита. Те, що ви вже відповіли, збережено.',
      button: 'Продовжити відповідати',
    },
  },
};

export type FormMailKind = 'screening_invite' | 'screening_reminder';

/** Formats the day in a language. */
const dayIn = (language: ScreeningMailLanguage, day: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Returns button and deadline for a mail with the sender's own text. */
export function frameIn(language: ScreeningMailLanguage, day: Date) {
  const { button, deadline } =
    language === 'en'
      ? { button: 'Answer the questions', deadline: (by: string) => `Please answer by ${by}.` }
      : words[language];
  return { linkLabel: button, deadline: deadline(dayIn(language, day)) };
}

/** Returns a mail about a form in a language other than English. */
export function usualWords(
  language: Exclude<ScreeningMailLanguage, 'en'>,
  kind: FormMailKind,
  facts: FormFacts,
  day: Date,
) {
  const { reminder, ...usual } = words[language];
  const isReminder = kind === 'screening_reminder';
  const { firstName, senderName, agencyName, title, message, count, minutes } = facts;
  return {
    subject: (isReminder ? reminder : usual).subject(title),
    text: [
      usual.hello(firstName),
      isReminder ? reminder.about : usual.about(count, minutes),
      ...(message ? [usual.says(senderName, message)] : []),
      `${senderName}, ${agencyName}`,
    ].join('\n\n'),
    linkLabel: isReminder ? reminder.button : usual.button,
    deadline: usual.deadline(dayIn(language, day)),
  };
}
