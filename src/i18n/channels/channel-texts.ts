import type {
  Channel,
  PhoneChannel,
  PricesOf,
  WindowedChannel,
} from '../../../domain/messages/channels.ts';

type OfEach<C extends Channel> = {
  readonly name: string;
  /** Beside a message of the chat, where the shorter one is known. */
  readonly nameInChat: string;
  /** The consent to marketing on it. */
  readonly consent: string;
  /** What the settings call its prices. */
  readonly prices: Readonly<Record<PricesOf<C>, string>>;
};

type OfConversation = {
  /** What to know before an answer is given there. */
  readonly rule: string;
};

type OfPhone = {
  /** The field that says that somebody has stopped it. */
  readonly optOut: string;
  /** What sets that field, and what it keeps from them. */
  readonly stop: string;
};

type OfOpen = {
  /** What to know before an answer: the customer wrote there, or did not. */
  readonly rules: { readonly open: string; readonly first: string };
};

type OfWindowed = {
  /** What to know before an answer, while free text is taken and afterwards. */
  readonly rules: {
    readonly untilToday: string;
    readonly untilTomorrow: string;
    readonly closed: string;
    readonly closedNoSms: string;
  };
};

/** What every language says of the channels; a new channel does not compile without its texts. */
export type ChannelTexts = {
  readonly [C in Channel]: OfEach<C> &
    (C extends PhoneChannel
      ? OfPhone & (C extends WindowedChannel ? OfWindowed : OfOpen)
      : OfConversation);
} & {
  readonly all: {
    /** All channels in their order, where a notice names none. */
    readonly inOrder: string;
    /** Why a file was not attached to an answer by phone. */
    readonly textOnly: string;
  };
};
