import { dayIn, type Script } from './script.ts';

/** Lines in English. Nobody has ever written them. */
export const english: Script = {
  parcels: (count) => (count === 1 ? 'one parcel' : `${count} parcels`),
  kilos: (grams) => `${(grams / 1000).toFixed(1)} kg`,
  euros: (cents) => `€${(cents / 100).toFixed(2)}`,
  day: dayIn('en-GB'),
  topics: {
    date: [
      [
        'C: Hi, when is the next trip to {city}?',
        'S: Hello {first}, the next one leaves on {date}. It takes about five days to {city}.',
        'C: Great, thanks.',
      ],
    ],
    price: [
      [
        'C: How much is a kilo to {city}?',
        'S: From €1.80 for clothes and shoes, €2.10 for kitchen appliances.',
        'C: That works for me.',
      ],
    ],
    allowed: [
      [
        'C: Can I send a laptop?',
        'S: Yes, well padded, and with its value in the declaration.',
        'C: Understood.',
      ],
    ],
    announce: [
      [
        'C: I will drop off {parcels} tomorrow, for {recipient} in {city}.',
        'S: Fine, your number is {code}. Please write it on each box.',
        '[C boxes]',
        'C: Like this?',
        'S: Perfect.',
      ],
    ],
    address: [
      [
        'S: Could you send us the full address in {city} for {code}?',
        'C: {address}',
        'S: Thank you.',
      ],
    ],
    photo: [['C: Could I see a photo of my parcels?', '[S scale]', 'C: Lovely, thank you.']],
    weight: [
      [
        'C: What was the weight in the end?',
        'S: {kilos} for {parcels}.',
        '[S scale]',
        'C: Thanks!',
      ],
    ],
    invoice: [['C: May I have the invoice?', '[S pdf]', 'S: Here it is, {price}.', 'C: Got it.']],
    payment: [['C: I have transferred {price}.', 'S: It has arrived, thank you.']],
    road: [
      [
        'C: Where is the van now?',
        'S: On the ferry today. {city} in two or three days.',
        '[S gif onTheWay]',
        'C: Good to know.',
      ],
    ],
    voice: [['[C voice]', 'S: Understood, we will call {recipient} first.', 'C: Thank you.']],
    arrived: [['C: Everything arrived safely. Thank you!', '[S gif celebrate]']],
    back: [
      [
        'C: Can my aunt hand you {parcels} in {city}?',
        'S: Yes, the number is {code}. We collect next week.',
        'C: Brilliant.',
      ],
    ],
    link: [
      [
        'C: Is there a list of what is not allowed?',
        '[S link https://jisr.example/forbidden]',
        'C: Thanks.',
      ],
    ],
    unanswered: [
      ['C: One more thing: can I still add a small box?'],
      ['[C voice]', 'C: Sorry for the noise.'],
    ],
  },
};
