import { clsx } from 'clsx';
import { useState, type Ref } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { words } from '#client/ui/words.ts';
import { zoomLimits } from './zoom.ts';

export interface ImageStageProps {
  src: string;
  name: string;
  /** Clockwise quarter turns. */
  turns: number;
  ref: Ref<ReactZoomPanPinchRef>;
  /** Called with the zoom in percent after every change. */
  onZoom: (zoom: number) => void;
  /** Called before a failed image is requested again. */
  onRetry?: () => void;
}

const maxScale = zoomLimits.max / 100;
const minScale = zoomLimits.min / 100;
const wheelStep = zoomLimits.step / 100;

/** Image that pans by drag and zooms by wheel, pinch and double click. */
export function ImageStage({ src, name, turns, ref, onZoom, onRetry }: ImageStageProps) {
  const t = words('parts');
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  if (state === 'failed') {
    return (
      <div role="alert" className="flex h-full items-center justify-center p-4">
        <EmptyState
          kind="failed"
          title={t('viewer.failed')}
          text={t('viewer.failedText')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                onRetry?.();
                setAttempt(attempt + 1);
                setState('loading');
              }}
            >
              {words('frame')('page.tryAgain')}
            </Button>
          }
        />
      </div>
    );
  }
  const isSideways = turns % 2 === 1;
  return (
    <div className="@container-size relative h-full">
      {state === 'loading' ? <Spinner label={t('viewer.loading')} className="absolute inset-0 m-auto" /> : null}
      <TransformWrapper
        ref={ref}
        smooth={false}
        minScale={minScale}
        maxScale={maxScale}
        centerOnInit
        centerZoomedOut
        wheel={{ step: wheelStep }}
        doubleClick={{ mode: 'toggle', step: 1, animationTime: 0 }}
        zoomAnimation={{ disabled: true }}
        onTransform={(_view, { scale }) => onZoom(scale * 100)}
      >
        <TransformComponent wrapperClass="size-full! cursor-grab active:cursor-grabbing" contentClass="size-full!">
          <div className="flex size-full items-center justify-center">
            <img
              key={attempt}
              src={src}
              alt={name}
              draggable={false}
              onLoad={() => setState('ready')}
              onError={() => setState('failed')}
              style={{ rotate: `${turns * 90}deg` }}
              className={clsx(
                'bg-white transition-[rotate] duration-200',
                isSideways ? 'max-h-[100cqw] max-w-[100cqh]' : 'max-h-[100cqh] max-w-[100cqw]',
                state === 'ready' ? '' : 'opacity-0',
              )}
            />
          </div>
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}
