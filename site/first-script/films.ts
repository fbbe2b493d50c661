// For pages with films: they are fetched after the page, and play only while they are in view.
addEventListener('load', () => play(document.querySelectorAll<HTMLVideoElement>('video[data-film]')))

/**
 * Plays looping films while they are in view and motion is wanted. Their sources are set here, so that nothing of a
 * film is fetched before, or ever when the visitor asked for calm. Each lies over a still, and is seen (`data-plays`) from
 * its first picture on. Data attributes: `film` (path without ending), `narrow` (the same, for a phone), `rate`.
 */
function play(films: Iterable<HTMLVideoElement>): void {
  const seen = new Set<HTMLVideoElement>()
  const isCalm = () => 'calm' in document.documentElement.dataset

  function update(film: HTMLVideoElement) {
    if (!seen.has(film) || isCalm()) return film.pause()
    if (film.childElementCount === 0) addSources(film)
    film.playbackRate = film.defaultPlaybackRate = Number(film.dataset.rate ?? 1)
    // A browser may refuse to play without a gesture. Then the still stays.
    film.play().catch(() => undefined)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLVideoElement)) continue
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
        update(target)
      }
      // A neighbor that peeks into a phone's swipe does not play.
    },
    { threshold: 0.3 },
  )
  for (const film of films) observer.observe(film)
  document.addEventListener('calm', () => {
    for (const film of films) update(film)
  })
}

function addSources(film: HTMLVideoElement) {
  film.onplaying = () => film.toggleAttribute('data-plays', true)
  const name = (matchMedia('(width < 40rem)').matches && film.dataset.narrow) || film.dataset.film
  for (const kind of ['webm', 'mp4']) {
    const source = document.createElement('source')
    source.src = `${name}.${kind}`
    source.type = `video/${kind}`
    film.append(source)
  }
  film.load()
}
