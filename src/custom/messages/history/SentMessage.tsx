import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { readContent } from '../../../../domain/chat/message-content.ts';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import { webAddress } from '../../../../domain/web-address.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import { type Campaign, caption } from './sent-messages.ts';

type Message = Campaign['message'];

/** What was sent: its texts, its animation or its file. */
export function SentMessage({ message }: { message: Message | null | undefined }) {
  const translate = useTranslate();
  if (message?.texts) return <Texts texts={message.texts} />;
  if (!message?.content) return null;
  const { type, content, fileName } = message;
  const read = readContent({ type: type ?? '', content });
  if (read.is === 'animation') {
    const { gif } = read;
    return (
      <Frame>
        <picture>
          <source srcSet={`/gifs/${gif}-still.svg`} media="(prefers-reduced-motion: reduce)" />
          <img src={`/gifs/${gif}.svg`} alt={translate(caption('page.gif'))} width={160} />
        </picture>
      </Frame>
    );
  }
  if (fileName) return <SentFile message={message} name={fileName} />;
  return (
    <Frame>
      <WrittenText text={content} href={read.is === 'link' ? read.href : undefined} />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Box
    dir="auto"
    sx={{
      mt: 2,
      p: 1.5,
      maxWidth: 720,
      borderRadius: 1,
      bgcolor: 'action.hover',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);

/** A text, or what leads somewhere: to the address that it is itself, if it is one. */
function WrittenText({ text, href }: { text: string; href: string | undefined }) {
  const address = href === undefined ? undefined : webAddress(text);
  return address ? (
    <Link href={address.href} target="_blank" rel="noreferrer">
      {text}
    </Link>
  ) : (
    text
  );
}

/** The text in each language that it was written in; the reader's own first. */
function Texts({ texts }: { texts: Partial<Record<Locale, string | null>> }) {
  const locale = useLocale() as Locale;
  const translate = useTranslate();
  const written = LOCALES.filter((one) => texts[one]?.trim());
  const [chosen, setChosen] = useState(locale);
  const shown = written.includes(chosen) ? chosen : written[0];
  if (!shown) return null;
  return (
    <Box sx={{ mt: 1 }}>
      {written.length > 1 && (
        <Tabs
          value={shown}
          onChange={(_, next: Locale) => setChosen(next)}
          aria-label={translate(caption('page.languages'))}
          variant="scrollable"
          sx={{ minHeight: 36, mb: -1 }}
        >
          {written.map((one) => (
            <Tab key={one} value={one} label={LANGUAGES[one].name} sx={{ minHeight: 36, py: 0 }} />
          ))}
        </Tabs>
      )}
      <Frame>
        <span lang={shown}>{texts[shown]}</span>
      </Frame>
    </Box>
  );
}

/** A file: pictures and videos are shown once they are requested, others are opened. */
function SentFile({ message, name }: { message: Message; name: string }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [isOpen, setOpen] = useState(message.type === 'image');
  const url = useFileOf(isOpen ? message.content : undefined);
  return (
    <Frame>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <AttachFileOutlined fontSize="small" color="disabled" />
        <bdi>{name}</bdi>
        {message.fileSize ? <bdi>({formatBytes(message.fileSize, locale)})</bdi> : null}
        {!isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {translate(caption('page.showFile'))}
          </Button>
        )}
      </Box>
      {url && <Shown url={url} type={message.type} name={name} />}
    </Frame>
  );
}

function Shown({
  url,
  type,
  name,
}: {
  url: string;
  type: string | null | undefined;
  name: string;
}) {
  const translate = useTranslate();
  const style = { display: 'block', maxWidth: '100%', maxHeight: 320, marginTop: 8 } as const;
  if (type === 'image') return <img src={url} alt={name} style={style} />;
  // biome-ignore lint/a11y/useMediaCaption: what customers were sent has no captions
  if (type === 'video') return <video src={url} controls style={style} />;
  // biome-ignore lint/a11y/useMediaCaption: what customers were sent has no captions
  if (type === 'audio') return <audio src={url} controls style={style} />;
  return (
    <Link href={url} target="_blank" rel="noreferrer" download={name}>
      {translate(caption('page.openFile'))}
    </Link>
  );
}

/** The address of a stored file, once it is read. */
function useFileOf(content: string | null | undefined): string | undefined {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['attachment', content],
    queryFn: ({ signal }) => provider.getAttachment(content ?? '', { signal }),
    enabled: Boolean(content),
    meta: { silent: true },
  });
  return useObjectUrl(data);
}
