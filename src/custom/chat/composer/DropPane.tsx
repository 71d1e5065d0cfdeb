import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';

type TakeFiles = (files: readonly File[]) => void;

const TakerContext = createContext<RefObject<TakeFiles | undefined> | undefined>(undefined);

type Props = {
  children: ReactNode;
  sx?: SxProps;
  /** Whether nobody inside takes a file just now. */
  isClosed?: boolean;
};

/**
 * The whole of a conversation as a place to drop files on: 'DRAG FILE HERE' (specification 2.11). The
 * composer inside takes them.
 */
export function DropPane({ children, sx, isClosed = false }: Props) {
  const translate = useTranslate();
  const taker = useRef<TakeFiles>(undefined);
  const { getRootProps, isDragActive } = useDropzone({
    disabled: isClosed,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) =>
      taker.current?.([...accepted, ...rejections.map(({ file }) => file)]),
  });
  const { tabIndex: _, role: __, ...root } = getRootProps();
  return (
    <TakerContext value={taker}>
      <Box
        {...root}
        data-drop-pane
        sx={[{ position: 'relative' }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {children}
        {isDragActive && (
          <Box sx={OVER}>
            <Typography variant="h6" component="p">
              {translate('chat.composer.dropHere')}
            </Typography>
          </Box>
        )}
      </Box>
    </TakerContext>
  );
}

/** Lets the pane around hand over what is dropped on it. */
export function useDropped(take: TakeFiles): void {
  const taker = use(TakerContext);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (!taker) return undefined;
    taker.current = (files) => takeNow(files);
    return () => {
      taker.current = undefined;
    };
  }, [taker]);
}

const OVER = {
  position: 'absolute',
  inset: 8,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'primary.main',
  opacity: 0.95,
  pointerEvents: 'none',
} as const;
