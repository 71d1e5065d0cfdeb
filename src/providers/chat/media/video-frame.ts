/** What is known of a video, and its first picture. */
export type VideoMeasures = {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly frame: Blob | undefined;
};

/** Past the black picture with which many videos begin. */
const LOOK_AT_SECONDS = 0.5;
const EDGE = 640;
/** A browser that cannot read a video may never say so. */
const TIMEOUT_MS = 4000;

/** Measures a video and draws one of its first pictures; `undefined` if this browser cannot play it. */
export async function videoFrame(video: Blob): Promise<VideoMeasures | undefined> {
  const url = URL.createObjectURL(video);
  const player = document.createElement('video');
  try {
    player.muted = true;
    player.playsInline = true;
    player.preload = 'auto';
    player.src = url;
    await happened(player, 'loadeddata');
    const { duration, videoWidth: width, videoHeight: height } = player;
    player.currentTime = Math.min(LOOK_AT_SECONDS, Number.isFinite(duration) ? duration / 2 : 0);
    await happened(player, 'seeked');
    const frame = width > 0 ? await drawn(player, width, height) : undefined;
    return { duration: Number.isFinite(duration) ? duration : 0, width, height, frame };
  } catch {
    return undefined;
  } finally {
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(url);
  }
}

function happened(player: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    player.addEventListener(event, end(resolve), { once: true });
    player.addEventListener('error', end(reject), { once: true });
  });
}

function drawn(player: HTMLVideoElement, width: number, height: number): Promise<Blob | undefined> {
  const scale = Math.min(1, EDGE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8),
  );
}
