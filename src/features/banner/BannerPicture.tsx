import { useRouter } from '@tanstack/react-router'
import { bannerApi, type Banner } from '#contract/banner.ts'
import { call } from '#shared/api/call.ts'
import { fileUrl } from '#shared/api/file_address.ts'
import classes from './Banner.module.css'

type Props = { banner: Pick<Banner, 'title' | 'image' | 'link'> & { id?: number } }

/** A banner with its title at the lower edge of the picture; if it has a link, the whole banner is clickable. */
export function BannerPicture({ banner: { id, title, image, link } }: Props) {
  const router = useRouter()
  const content = (
    <>
      <img src={fileUrl(image)} alt="" className={classes.image} />
      <span className={classes.title}>{title}</span>
    </>
  )
  if (!link) return <div className={classes.banner}>{content}</div>
  const isOutside = !link.startsWith('/')
  return (
    <a
      className={classes.banner}
      href={link}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        // Nobody waits for the count, and a failure concerns nobody.
        if (id !== undefined)
          call(bannerApi.click, { params: { id } }, { quiet: true, keep: true }).catch(() => undefined)
        if (isOutside || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void router.navigate({ href: link })
      }}
    >
      {content}
    </a>
  )
}
