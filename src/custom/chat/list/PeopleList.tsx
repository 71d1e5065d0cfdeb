import { memo, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { fullName } from '../../../../domain/people/full-name.ts';
import { PhoneNumber } from '../../../kit/format/formats.tsx';
import { useChatOverview } from '../../../providers/chat/use-chat.ts';
import { Face } from '../parts/Face.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { PersonRows, type RowPlace, type RowsHandle } from './PersonRows.tsx';
import { RowsLoading } from './RowsLoading.tsx';
import { type Person, usePeople } from './use-people.ts';

type Props = {
  search: string;
  current: string | undefined;
  onOpen: (clientId: string) => void;
  handle: Ref<RowsHandle>;
};

const idOf = ({ id }: Person): string => String(id);

/** The people to begin a new chat with. */
export function PeopleList({ search, ...list }: Props) {
  const translate = useTranslate();
  const { online } = useChatOverview();
  const { people, isPending, isError, hasMore, more, retry } = usePeople(search);
  if (isError && people.length === 0) {
    return (
      <Nothing
        isAlert
        title={translate('chat.screen.pane.listFailed')}
        hint={translate('chat.screen.pane.failedHint')}
        action={{ label: translate('common.retry'), onClick: retry }}
      />
    );
  }
  if (isPending) return <RowsLoading />;
  if (people.length === 0) {
    return <Nothing title={translate(`chat.screen.list.${search ? 'noMatch' : 'noPeople'}`)} />;
  }
  return (
    <PersonRows
      {...list}
      items={people}
      idOf={idOf}
      label={translate('chat.screen.list.people')}
      onEnd={more}
      end={
        hasMore && (
          <p role="status" className="chat-end">
            {translate('chat.screen.list.morePeople')}
          </p>
        )
      }
      row={(person, place) => (
        <PersonRow {...place} person={person} isOnline={online.has(idOf(person))} />
      )}
    />
  );
}

type RowProps = RowPlace & { person: Person; isOnline: boolean };

const PersonRow = memo(function PersonRow({
  person,
  isOnline,
  href,
  isCurrent,
  tabIndex,
}: RowProps) {
  const translate = useTranslate();
  return (
    <a
      href={href}
      data-client={idOf(person)}
      tabIndex={tabIndex}
      aria-current={isCurrent ? 'page' : undefined}
      className="chat-person"
    >
      <Face photo={person.photo} isOnline={isOnline} onlineLabel={translate('common.online')} />
      <span className="chat-person-lines">
        <span className="chat-line">
          <bdi className="chat-name">{fullName(person)}</bdi>
        </span>
        <Facts {...person} />
      </span>
    </a>
  );
});

/** What distinguishes people of the same name. */
function Facts({ cityName, phone, code }: Person) {
  if (!cityName && !phone && !code) return null;
  return (
    <span className="chat-last">
      {cityName && <bdi className="chat-cut">{cityName}</bdi>}
      {cityName && (phone || code) && <span aria-hidden>·</span>}
      {phone ? <PhoneNumber value={phone} /> : <bdi dir="ltr">{code}</bdi>}
    </span>
  );
}
